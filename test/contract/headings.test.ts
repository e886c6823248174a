import { expect, it } from 'vitest';
import { columnsOf, headingOf } from '../../src/resources/exchange/cells/columns';
import { inLanguage, LANGUAGES } from '../../src/resources/language/words';
import { schemas } from '../../src/portal/declared';

it('each column of a file is headed by words alone: no two fields of a resource are called the same in any language', () => {
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
