import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { orStandIn } from '../../../resources/protocol/notOffered';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { useCall, type CallApi } from '../../../resources/views/useCall';
import { PlainTable } from '../PlainTable';
import { useExplorerWord } from '../useExplorerWord';
import { declaredFacts, factChanges, type DeclarationPlan, type FactChange } from './declaredFacts';

interface ChangePlanProps {
  readonly known: readonly ResourceSchema[];
  readonly declared: readonly ResourceSchema[];
}

/** An empty plan for APIs without the extension: then only the declarations are compared. */
const UNPLANNED: DeclarationPlan = { problems: [], columns: [], indexes: [], operations: [] };

async function planFacts(call: CallApi, schema: ResourceSchema) {
  const plan = await orStandIn(
    async () => (await call('explorer/plan', { method: 'POST', body: { declaration: schema } })) as DeclarationPlan,
    () => UNPLANNED,
  );
  return declaredFacts(schema, plan);
}

/** The changes that typed declarations would make: added, removed and modified parts. */
export function ChangePlan({ known, declared }: ChangePlanProps) {
  const word = useExplorerWord();
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: ['explorer', 'plan', declared],
    queryFn: async () => {
      const changes = declared.map(async (schema) => {
        const stored = known.find(({ name }) => name === schema.name);
        const before = stored && (await planFacts(call, stored));
        return factChanges(before, await planFacts(call, schema));
      });
      return (await Promise.all(changes)).flat();
    },
  });
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.length === 0) return <Typography>{word('noChanges')}</Typography>;
  return (
    <PlainTable
      label={word('changes')}
      headings={[word('part'), word('name'), word('change'), word('before'), word('after')]}
      rows={data.map((change) => ({
        key: `${change.area} ${change.name}`,
        cells: [
          word(change.area),
          <code key="name">{change.name}</code>,
          <ChangeChip key="change" {...change} />,
          change.before ?? '',
          change.after ?? '',
        ],
      }))}
    />
  );
}

function ChangeChip({ before, after }: FactChange) {
  const word = useExplorerWord();
  if (before === undefined) return <Chip size="small" variant="outlined" color="success" label={word('added')} />;
  if (after === undefined) return <Chip size="small" variant="outlined" color="error" label={word('removed')} />;
  return <Chip size="small" variant="outlined" color="warning" label={word('changed')} />;
}
