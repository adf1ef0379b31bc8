import { expect, test } from "vitest";
import { migrate } from "#adapters/database/migrate.ts";
import { migrations } from "#adapters/database/migrations.ts";
import { isWhole } from "../support/campaign.ts";
import { openEmptyPglite, openEmptyPostgres } from "../support/migrating.ts";

const SELLER = "541448820000000008";
const BUYER = "541448820000000015";

/** As the version before wrote it: whoever named a number wrote to one meter. */
const before = `
  insert into agreements (world, id, proposal_id, state, seller_uid, buyer_uid, seller_ean, buyer_ean, data, revision, created_at) values
    ('real', 'a', 'a', 'active', 'an', 'bram', '${SELLER}', '${BUYER}', '{}', 1, '2026-08-01'),
    ('real', 'b', 'b', 'active', 'eva', 'bob', null, '${BUYER}', '{}', 1, '2026-08-02'),
    ('sandbox:x', 's', 's', 'active', 'demo-seller', 'demo-buyer', '${SELLER}', '${BUYER}', '{}', 1, '2026-08-03');
  insert into meters (id, world, meter, role) overriding system value values
    (1, 'real', '${SELLER}', 'injection'), (2, 'real', '${BUYER}', 'offtake'), (3, 'real', 'a', 'result'),
    (4, 'sandbox:x', '${BUYER}', 'offtake'), (5, 'real', '${BUYER}', 'injection'), (6, 'real', 'lost', 'offtake'),
    (7, 'real', '${SELLER}', 'offtake');
  select setval(pg_get_serial_sequence('meters', 'id'), 7);
  insert into meter_imports (place, world, id, meter_id, uid, file_hash, source, made_on, first_day, last_day, is_verified, findings, imported_at)
    overriding system value values
    (1, 'real', 'i1', 1, 'an', 'h1', 'fluvius', '2026-10-01', '2026-09-01', '2026-09-02', true, '[]', '2026-10-01'),
    (2, 'real', 'i2', 2, 'bram', 'h2', 'fluvius', '2026-10-01', '2026-09-01', '2026-09-02', true, '[]', '2026-10-02'),
    -- The same file from another account: only the youngest day was noted, nothing was written again.
    (3, 'real', 'i3', 2, 'bob', 'h2', 'fluvius', '2026-10-09', '2026-09-01', '2026-09-02', false, '[]', '2026-10-03'),
    -- And a false one for a day.
    (4, 'real', 'i4', 2, 'bob', 'h4', 'fluvius', '2026-10-10', '2026-09-02', '2026-09-02', false, '[]', '2026-10-04'),
    (5, 'real', 'i5', 3, 'an', 'h5', 'result-csv', '2026-10-01', '2026-09-01', '2026-09-01', false, '[]', '2026-10-05'),
    (6, 'real', 'i6', 3, 'bram', 'h5', 'result-csv', '2026-10-01', '2026-09-01', '2026-09-01', false, '[]', '2026-10-06'),
    (7, 'sandbox:x', 'i7', 4, 'demo-buyer', 'h7', 'fluvius', '2026-10-01', '2026-09-01', '2026-09-01', true, '[]', '2026-10-07');
  select setval(pg_get_serial_sequence('meter_imports', 'place'), 7);
  insert into meter_days (meter_id, day, import_place, made_on, packed) values
    (1, '2026-09-01', 1, '2026-10-01', '\\x01'), (1, '2026-09-02', 1, '2026-10-01', '\\x02'),
    (2, '2026-09-01', 2, '2026-10-09', '\\x03'), (2, '2026-09-02', 2, '2026-10-09', '\\x04'),
    (2, '2026-09-02', 4, '2026-10-10', '\\xff'),
    (3, '2026-09-01', 5, '2026-10-01', '\\x05'),
    (4, '2026-09-01', 7, '2026-10-01', '\\x06'),
    (6, '2026-09-01', 99, '2026-10-01', '\\x07'), (7, '2026-09-01', 98, '2026-10-01', '\\x08');
`;

test.each([
  ...(isWhole ? [{ name: "PGlite", open: openEmptyPglite }] : []),
  { name: "PostgreSQL", open: openEmptyPostgres },
])(
  "quarters that accounts brought of one number on $name go each to who brought them, and none is lost",
  async ({ open }) => {
    const connection = await open();
    const old = migrations.filter(({ name }) => name < "011");
    await migrate(connection, old);
    await connection.execute(before);
    expect(await migrate(connection)).toContain("011-claims");
    const days = await connection.rows(`
    select m.world, m.uid, m.meter, m.role, d.day::text as day, d.made_on::text as made_on, encode(d.packed, 'hex') as packed
    from meter_days d join meters m on m.id = d.meter_id order by m.world, m.uid, m.meter, m.role, d.day, d.packed`);
    expect(days.map((row) => Object.values(row).join(" "))).toEqual([
      // Nobody is found who brought it: kept, with nobody.
      `real  ${SELLER} offtake 2026-09-01 2026-10-01 08`,
      "real  lost offtake 2026-09-01 2026-10-01 07",
      `real an ${SELLER} injection 2026-09-01 2026-10-01 01`,
      `real an ${SELLER} injection 2026-09-02 2026-10-01 02`,
      "real an a result 2026-09-01 2026-10-01 05",
      // The one who repeated the file has a copy, as young as it said; the false day is that one's alone.
      `real bob ${BUYER} offtake 2026-09-01 2026-10-09 03`,
      `real bob ${BUYER} offtake 2026-09-02 2026-10-09 04`,
      `real bob ${BUYER} offtake 2026-09-02 2026-10-10 ff`,
      // What another did to the age of a day is undone.
      `real bram ${BUYER} offtake 2026-09-01 2026-10-01 03`,
      `real bram ${BUYER} offtake 2026-09-02 2026-10-01 04`,
      "real bram a result 2026-09-01 2026-10-01 05",
      `sandbox:x demo-buyer ${BUYER} offtake 2026-09-01 2026-10-01 06`,
    ]);
    const imports = await connection.rows(
      "select m.uid, i.id from meter_imports i join meters m on m.id = i.meter_id order by i.id",
    );
    expect(imports.map(({ id, uid }) => `${id} ${uid}`)).toEqual([
      ...["i1 an", "i2 bram", "i3 bob", "i4 bob", "i5 an", "i6 bram", "i7 demo-buyer"],
    ]);
    const claims = await connection.rows(
      "select world, uid, ean, stated_at::date::text as stated, file_seen_at::date::text as seen from claims order by world, uid, ean",
    );
    expect(claims.map((row) => Object.values(row).join(" "))).toEqual([
      `real an ${SELLER} 2026-08-01 2026-10-01`,
      `real bob ${BUYER} 2026-08-02 `,
      `real bram ${BUYER} 2026-08-01 2026-10-02`,
      `sandbox:x demo-buyer ${BUYER} 2026-08-03 2026-10-07`,
      `sandbox:x demo-seller ${SELLER} 2026-08-03 `,
    ]);
    await connection.close();
  },
);
