const ours = "select company_id, id from stock_item where reference like 'BENCH %'";
/** The tables whose triggers keep the journal. */
const written = ["stock_item", "stock_movement"];
const shoppers = "select company_id, id from customer where name = 'BENCH'";

/** Takes the measured stock away with its movements, which the product itself never lets go. */
export async function tidyStock(client) {
  await client.query("begin");
  for (const table of written) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`delete from stock_hand_over where (company_id, item_id) in (${ours})`);
  await client.query(`delete from cart_line where (company_id, customer_id) in (${shoppers})`);
  await client.query("delete from stock_movement where reference like 'BENCH %'");
  await client.query("delete from stock_item where reference like 'BENCH %'");
  await client.query("delete from stock_import_line where reference like 'BENCH %'");
  await client.query("delete from stock_import where file_name = 'bench.csv'");
  for (const table of written) await client.query(`alter table ${table} enable trigger user`);
  await client.query("commit");
}
