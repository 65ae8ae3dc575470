const day = (column: string, name: string) => `to_char(${column}, 'YYYY-MM-DD') as "${name}"`;
const instant = (column: string, name: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`;

/** A pass as `Pass` has it, of the table under the name p. */
export const passColumns = `p.company_id as "companyId", p.serial, p.vin, p.plate, p.label, ${day("p.first_registration", "firstRegistration")}, p.energy,
    p.crit_air as "critAir", p.tyres, ${day("p.next_inspection", "nextInspection")}, ${day("p.next_revision", "nextRevision")},
    p.next_revision_km as "nextRevisionKm", p.version, ${instant("p.created_at", "createdAt")},
    ${instant("p.updated_at", "updatedAt")}, ${instant("p.revoked_at", "revokedAt")},
    (select count(*)::int from pass_device d where d.company_id = p.company_id and d.serial = p.serial) as devices`;
