import { idsOf } from './idsOf';
import { isSame } from '../../../src/resources/common/isSame';
import { InformationsAdditionnelles } from '../../../src/resources/schemas/notices';
import { touches } from '../../database/changes/touches';
import type { Permit } from '../../database/changes/changeTypes';
import { sql, toQuery } from '../../database/sql';
import { tableIn } from '../../database/tables/tableAt';
import { accountOf } from '../../identity/accounts/holdsOneOf';
import { allowedTags } from './allowedTags';

const FIELD = 'tagsId';

/** A writer may add only the tags allowed to them; tags that the notice already has may stay. */
export const noticeTagPermit: Permit = {
  reason: 'forbidden',
  watches: (change) => change.resource === InformationsAdditionnelles.name && touches(change, [FIELD]),
  async allows(client, schema, author, { id, values }) {
    const accountId = accountOf(author);
    const given = idsOf(values?.[FIELD]);
    if (accountId === undefined || given.length === 0) return true;
    const query = sql`select "tagsId" as tags from ${tableIn(schema, InformationsAdditionnelles)} where id = ${id ?? 0}`;
    const stored = idsOf((await client.query<{ tags: unknown }>(toQuery(query))).rows[0]?.tags);
    const allowed = (await allowedTags(client, schema, accountId)).map((tag) => tag.id);
    return given.every((tag) => allowed.includes(tag) || stored.includes(tag));
  },
  concerns: ({ before, after }) => !isSame(before?.[FIELD] ?? null, after?.[FIELD] ?? null),
};
