import { expect, it } from 'vitest';
import { columnsOf, headingOf } from '../../src/resources/exchange/cells/columns';
import { inLanguage, LANGUAGES } from '../../src/resources/language/words';
import { schemas } from '../../src/portal/declared';

it('no two fields of a resource have the same label in any language, so column headings are unique', () => {
  const doubled = schemas.flatMap((schema) => {
    const columns = columnsOf(schema);
    return columns.flatMap((column) =>
      LANGUAGES.filter((language) => headingOf(column, columns, language) !== inLanguage(column.label, language)).map(
        (language) => `${schema.name} ${headingOf(column, columns, language)}`,
      ),
    );
  });
  expect(doubled).toEqual([]);
});
