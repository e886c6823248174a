import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isSingle, type Case } from './cases';
import { listsItsRecords } from './listCases';
import { callsOf, expectAll, recordOf } from './operations';
import { readingCases } from './readingCases';
import type { Subject } from './subject';

/** Expects reads of the list and of a record to need a session. */
async function asksForASession(subject: Subject): Promise<void> {
  const reads = callsOf(subject.schema, recordOf(subject), subject.parents).filter(
    ({ action, url }) => ['list', 'show'].includes(action) && !url.endsWith('/download'),
  );
  await expectAll(subject, reads, 401, null);
}

/** The only case for a collection whose aspects other collections cover: its records are written, read and listed. */
export const openedCase = (schema: ResourceSchema): Case => ({
  name: 'is written, read and listed',
  async run(subject) {
    for (const { run } of readingCases(schema)) await run(subject);
    if (!isSingle(schema)) await listsItsRecords(subject);
    await asksForASession(subject);
  },
});
