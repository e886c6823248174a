import { AREAS, type Change } from './changes';

const HEADINGS: Readonly<Record<Change['area'], string>> = {
  database: 'Base de données',
  api: 'API',
  rights: 'Droits',
  screens: 'Écrans',
};

/** Above this number of places, a line only counts them. */
const NAMED = 4;

const count = (number: number, one: string): string => `${number} ${one}${number > 1 ? 's' : ''}`;

function places(all: readonly string[]): string {
  const names = all.slice(0, NAMED).map((where) => `\`${where}\``);
  const others = all.length - names.length;
  return others > 0 ? `${names.join(', ')} et ${count(others, 'autre')}` : names.join(', ');
}

/** Merges changes with the same text into one line. */
function linesOf(changes: readonly Change[]): readonly string[] {
  const same = new Map<string, Change[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.breaking, change.text]);
    same.set(key, [...(same.get(key) ?? []), change]);
  }
  return [...same.values()]
    .toSorted((a, b) => Number(b[0]?.breaking) - Number(a[0]?.breaking))
    .map((all) => {
      const text = `${places(all.map(({ where }) => where))} : ${all[0]?.text ?? ''}`;
      return all[0]?.breaking ? `- ⚠️ **rupture** ${text}` : `- ${text}`;
    });
}

/** Formats changes as Markdown for a pull request, breaking ones first in each part. */
export function reportOf(title: string, changes: readonly Change[]): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const others = changes.length - breaking;
  const summary =
    changes.length === 0
      ? 'Rien ne change.'
      : `${breaking > 0 ? `**${count(breaking, 'rupture')}**` : 'Aucune rupture'}, ${count(others, 'autre')} changement${others > 1 ? 's' : ''}.`;
  const parts = AREAS.flatMap((area) => {
    const lines = linesOf(changes.filter((change) => change.area === area));
    return lines.length > 0 ? ['', `### ${HEADINGS[area]}`, '', ...lines] : [];
  });
  return [`## ${title}`, '', summary, ...parts, ''].join('\n');
}
