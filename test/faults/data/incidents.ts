import { inArea } from '../fault';

const tests = ['test/api/incidents.test.ts'];

/** Incidents: who follows which, how they are closed, and how they are found. */
export const incidents = inArea('incidents', [
  {
    id: 'incidents-of-others',
    file: 'server/http/resources/visibleRecords.ts',
    find: `|| readsAll(schema, limited.grants)) return undefined;`,
    replace: `|| !readsAll(schema, limited.grants)) return undefined;`,
    why: 'a reporter reads the incidents of everybody',
    tests,
  },
  {
    id: 'incidents-below-others',
    file: 'server/http/resources/resourceContext.ts',
    find: `  if (!(await isAboveVisible(request, { schema, registry }, parents))) throw problem('unknownRecord');\n`,
    replace: ``,
    why: 'a reporter reads and writes the comments of an incident that does not concern them',
    tests,
  },
  {
    id: 'incidents-closing-stamp-moves',
    file: 'src/resources/records/stamps.ts',
    find: `was === is && before !== undefined ? []`,
    replace: `!is && before !== undefined ? []`,
    why: 'each change of a closed incident moves the date of its end, and a reopened one keeps it',
    tests,
  },
  {
    id: 'incidents-closed-with-actions-under-way',
    file: 'server/portal/incidents/incidentRule.ts',
    find: `a.etat in ('AFaire', 'EnCours')\n          and`,
    replace: `a.etat in ('EnCours')\n          and`,
    why: 'an incident is closed while an action is to be done',
    tests,
  },
  {
    id: 'incidents-criteria-one-alone',
    file: 'server/http/query/readCriteria.ts',
    find: `const filter = allOf([request.query.filter, ...conditions]);`,
    replace: `const filter = allOf([request.query.filter, ...conditions.slice(1)]);`,
    why: 'the first criterion on a field finds everything',
    tests,
  },
  {
    id: 'incidents-closed-ones-wait',
    file: 'src/portal/incidentsInCharge.ts',
    find: `    { field: 'etat', operator: 'in', value: OPEN },\n`,
    replace: ``,
    why: 'the menu counts closed incidents among those on which the reader has to act',
    tests: ['src/layout/menu/incidentCount.dom.test.ts'],
  },
]);
