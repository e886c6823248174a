import { expect, it } from 'vitest';
import * as families from '.';

/** The phrases of the beginning of a new record's name, with the gender that the name has in each language. */
const BEGINNINGS = [/^Nou(veau|vel|velle) /, /^New /, /^Neue[rs]? /, /^Nov[oa] /];

/** « Nouvelle nouveauté » would be odd. */
const OTHERS = ['changelogs'];

const schemas = Object.values(families).filter((one) => 'operations' in one);
/** Resources with screens of their own, on which a record is created. */
const created = schemas.filter(
  ({ operations, internal, screenless }) => operations.create !== 'none' && !internal && !screenless,
);

it('what is created on a screen has a name with its gender, in every language', () => {
  expect(created.length).toBeGreaterThan(50);
  expect(created.filter(({ label }) => !label.new).map(({ name }) => name)).toEqual([]);
  const odd = created.filter(
    ({ name, label }) => !OTHERS.includes(name) && !label.new?.every((text, at) => BEGINNINGS[at]?.test(text)),
  );
  expect(odd.map(({ label }) => label.new)).toEqual([]);
});

it('French uses the form before a vowel for masculine names only', () => {
  const wrong = created.filter(({ label }) =>
    /^Nouvel [^aàâeéèêiîoôuyh]|^Nouveau [aàâeéèêiîoôuy]/i.test(label.new?.[0] ?? ''),
  );
  expect(wrong.map(({ label }) => label.new?.[0])).toEqual([]);
});
