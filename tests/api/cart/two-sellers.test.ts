import "@/tests/support/end";
import { secondUser } from "@/tests/support/company";
import { addOne, json, openCounter } from "@/tests/support/counter";
import type { LineChange } from "@/lib/domains/cart/schema";
import { openStream } from "@/tests/support/streams";

it("tells who did what to which line, to sellers by id and never by a price", async () => {
  const { company, customerId, articleId } = await openCounter();
  const colleague = await secondUser(company);
  const stream = await openStream(company);
  const { id: line } = await json<LineChange>(addOne(colleague, customerId, articleId));
  await company.get(`/updateQuantity/${customerId}/${line}/4`);
  await colleague.post("/cart/move", { customerId, lineId: line, tab: "aside" });
  await colleague.del(`/cartItem/${customerId}/${line}`);
  await stream.next("Cart items", 4);
  const told = stream.all("Cart items").map(({ data }) => data);
  expect(told).toMatchObject([
    { change: "add", line, by: colleague.userId, count: 1 },
    { change: "quantity", line, by: company.userId, count: 4 },
    { change: "move", line, by: colleague.userId, count: 0 },
    { change: "remove", line, by: colleague.userId, count: 0 },
  ]);
  const fields = ["at", "by", "change", "count", "customerId", "line"];
  for (const one of told) expect(Object.keys(one as object).toSorted()).toEqual(fields);
});
