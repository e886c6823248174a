import { hasScreens } from '../../access/access';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { representationOf } from '../../records/representation';
import type { Registry } from '../../registry/registry';
import { hasScreen } from '../access/offeredScreens';

const definitionOf = (schema: ResourceSchema) => ({
  name: schema.name,
  hasList: hasScreen(schema, 'list'),
  hasCreate: hasScreen(schema, 'create'),
  hasShow: hasScreen(schema, 'show'),
  hasEdit: hasScreen(schema, 'edit'),
  recordRepresentation: (record: AnyRecord) => representationOf(schema, record),
});

export const resourceDefinitions = ({ visible }: Pick<Registry, 'visible'>) =>
  Object.fromEntries(visible.filter(hasScreens).map((schema) => [schema.name, definitionOf(schema)]));
