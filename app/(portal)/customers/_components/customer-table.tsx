import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { businessName, personName } from "@/lib/domains/customers/rules";
import type { CustomerRow } from "@/lib/domains/customers/schema";

const mostPlates = 3;

export async function CustomerTable({ customers }: { customers: readonly CustomerRow[] }) {
  const t = await getTranslations("customers");
  return (
    <Table caption={t("title")}>
      <thead>
        <tr>
          <Th>{t("column.customer")}</Th>
          <Th className="max-sm:hidden">{t("column.company")}</Th>
          <Th className="max-md:hidden">{t("column.city")}</Th>
          <Th>{t("column.phone")}</Th>
          <Th className="max-md:hidden">{t("column.vehicles")}</Th>
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <Tr key={customer.id}>
            <Td>
              <Link
                href={`/customers/${customer.id}`}
                className="reach inline-flex min-h-6 items-center text-body font-strong hover:text-accent hover:underline"
              >
                <bdi>{personName(customer) || t("unnamed")}</bdi>
              </Link>
            </Td>
            <Td className="max-sm:hidden">{businessName(customer)}</Td>
            <Td className="max-md:hidden">{customer.city}</Td>
            <Td className="whitespace-nowrap">
              <a
                href={`tel:${customer.phone.replace(/[^+\d]/g, "")}`}
                dir="ltr"
                className="reach inline-flex min-h-6 items-center hover:text-accent hover:underline"
              >
                {customer.phone}
              </a>
            </Td>
            <Td className="max-md:hidden">
              <div className="flex flex-wrap items-center gap-1">
                {customer.vehicles.slice(0, mostPlates).map(({ immat, country, brand, model }) => (
                  <VehiclePlate key={immat} number={immat} country={country} size="sm" label={`${brand} ${model}`} />
                ))}
                {customer.vehicles.length > mostPlates ? `+${customer.vehicles.length - mostPlates}` : null}
              </div>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
