import type { Condition } from '../../src/resources/language/condition';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';

export const commentsFilter = ({ name }: Pick<ResourceSchema, 'name'>, id: number): Condition => ({
  all: [
    { field: 'ressource', operator: 'equals', value: name },
    { field: 'ficheId', operator: 'equals', value: id },
  ],
});
