import { Heap } from "./heap.mjs";

/** The time of a simulation, in ms: what was asked to happen at a time happens in its order. */
export class Clock {
  constructor() {
    this.now = 0;
    this.events = new Heap();
  }

  after(ms, happen) {
    this.events.push(this.now + ms, happen);
  }

  /** Lets things happen until nothing is left or `until` (ms) is reached. */
  run(until = Infinity) {
    while (this.events.size > 0 && this.events.least[0] <= until) {
      const [time, happen] = this.events.pop();
      this.now = time;
      happen();
    }
  }
}

/**
 * A machine whose cores are shared evenly by all that run on it, and by `strangers` who always do: with more than `cores` each
 * runs at `cores` over their number.
 * Its own time is the work that each of those who run has been given since the beginning.
 */
export class Machine {
  constructor(clock, cores, strangers = 0) {
    this.clock = clock;
    this.cores = cores;
    this.strangers = strangers;
    this.running = new Heap();
    this.given = 0;
    this.since = 0;
    /** Milliseconds of work that its cores have done. */
    this.busy = 0;
    this.plan = 0;
  }

  /** Runs so many ms of work, then `done`. */
  add(work, done) {
    this.catchUp();
    this.running.push(this.given + work, done);
    this.planNext();
  }

  rate() {
    return this.running.size === 0 ? 0 : Math.min(1, this.cores / (this.running.size + this.strangers));
  }

  catchUp() {
    const passed = this.clock.now - this.since;
    this.given += passed * this.rate();
    this.busy += passed * this.rate() * this.running.size;
    this.since = this.clock.now;
  }

  planNext() {
    const plan = ++this.plan;
    if (this.running.size === 0) return;
    const wait = Math.max(0, this.running.least[0] - this.given) / this.rate();
    this.clock.after(wait, () => plan === this.plan && this.finish());
  }

  finish() {
    this.catchUp();
    const [given, done] = this.running.pop();
    this.given = Math.max(this.given, given);
    this.planNext();
    done();
  }
}

/** Takes so many at once, the others wait in their order. `work(leave)` calls `leave` when the place is free again. */
export class Line {
  constructor(places) {
    this.places = places;
    this.taken = 0;
    this.most = 0;
    /** @type {((leave: () => void) => void)[]} */
    this.waiting = [];
    this.head = 0;
  }

  enter(work) {
    if (this.taken >= this.places) return void this.waiting.push(work);
    this.most = Math.max(this.most, ++this.taken);
    work(() => this.leave());
  }

  leave() {
    this.taken--;
    if (this.head === this.waiting.length) return;
    const next = this.waiting[this.head++];
    if (this.head > 1000 && this.head * 2 > this.waiting.length) {
      this.waiting = this.waiting.slice(this.head);
      this.head = 0;
    }
    this.enter(next);
  }

  get length() {
    return this.waiting.length - this.head;
  }
}
