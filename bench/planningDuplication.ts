import * as z from 'zod';
import { askServer } from '../server/admin/askServer';
import { createServerProcess } from '../test/support/serverProcess';
import { median } from './measure';

// npm run bench:planningDuplication - copying a person's plan of a year, 520 slots, to another person over HTTP,
// compared to creating as many slots in one change set.

const RUNS = 5;
const SLOTS = 520;
/** The copy also checks for clashes and holidays. */
const MOST = 4;

const idIn = z.object({ id: z.number() });
const copied = z.object({ creneaux: z.array(z.number()) });

const server = await createServerProcess({ LOG_LEVEL: 'error', REQUESTS_PER_MINUTE: '10000000' });
try {
  await server.start();
  const { token } = z
    .object({ token: z.string() })
    .parse(await askServer(server.data, 'token', { tenant: 'nord', rights: [], admin: true, minutes: 60 }));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  let people = 0;
  const person = async (): Promise<number> => {
    people += 1;
    const values = { nom: `Bench ${people}`, prenom: 'Test', email: `bench.${people}@example.org` };
    return idIn.parse(await post('Utilisateurs', values)).id;
  };
  const { id: typeCreneauId } = idIn.parse(await post('typesCreneau', { code: 'BENCH', libelle: 'Bench' }));
  const { id: entrepriseId } = idIn.parse(await post('Entreprises', { code: 'BENCH', nom: 'Bench' }));
  const from = await person();
  const slotOf = (salarieId: number) => ({ salarieId, entrepriseId, typeCreneauId });
  const periodicite = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20281229';
  for (const [start, end] of [
    ['09:00', '11:00'],
    ['14:00', '17:00'],
  ] as const)
    await post('creneaux', {
      ...slotOf(from),
      debut: `2028-01-03T${start}`,
      fin: `2028-01-03T${end}`,
      periodicite,
    });

  let target = 0;
  const next = async () => {
    target = await person();
  };
  const copy = await median(
    RUNS,
    async () => {
      const body = { salariesIds: [target], debut: '2028-01-01', fin: '2028-12-31' };
      const { creneaux } = copied.parse(await post(`PlanningsUtils/DuplicationsSalaries/${from}`, body));
      if (creneaux.length !== SLOTS) throw new Error(`${creneaux.length} slots instead of ${SLOTS}`);
    },
    next,
  );
  const first = Date.UTC(2028, 0, 3, 8);
  const create = await median(
    RUNS,
    () =>
      post('changeSets', {
        origin: 'api',
        mode: 'all',
        changes: Array.from({ length: SLOTS }, (_, at) => {
          const debut = first + at * 12 * 3_600_000;
          const values = { debut: new Date(debut).toISOString(), fin: new Date(debut + 3_600_000).toISOString() };
          return { collection: 'creneaux', action: 'create', values: { ...slotOf(target), ...values } };
        }),
      }),
    next,
  );
  const ratio = copy / create;
  console.log(
    `${SLOTS} slots copied in ${copy.toFixed(0)} ms, created by one change set in ${create.toFixed(0)} ms: ratio ${ratio.toFixed(2)}`,
  );
  console.log(`${ratio <= MOST ? 'holds' : 'FAILS'}: at most ${MOST} times as long`);
  if (ratio > MOST) process.exitCode = 1;
} finally {
  await server.remove();
}
