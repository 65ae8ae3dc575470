import { makeCircuit } from "./circuit";

describe("the circuit breaker", () => {
  it("opens after failures in a row, lets one call through after its rest and closes on success", () => {
    let time = 0;
    const circuit = makeCircuit({ failures: 2, restMs: 100, now: () => time });
    circuit.failed();
    circuit.succeeded();
    circuit.failed();
    expect(circuit.mayTry()).toBe(true);
    circuit.failed();
    expect(circuit.mayTry()).toBe(false);
    time = 100;
    expect([circuit.mayTry(), circuit.mayTry()]).toEqual([true, false]);
    circuit.failed();
    time = 150;
    expect(circuit.mayTry()).toBe(false);
    time = 200;
    expect(circuit.mayTry()).toBe(true);
    circuit.succeeded();
    expect([circuit.mayTry(), circuit.mayTry()]).toEqual([true, true]);
  });
});
