import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import { PlainTable } from './PlainTable';
import { RuleText } from './RuleText';
import { useBytes, useResourceDetails, type ResourceDetails } from './useExplorer';
import { useExplorerWord } from './useExplorerWord';

interface StoredPartProps {
  readonly name: string;
}

export function OperationsPart({ name }: StoredPartProps) {
  const word = useExplorerWord();
  const { data, error, refetch } = useResourceDetails(name);
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  const rows = (data?.operations ?? []).map(({ method, path, access }) => ({
    key: `${method} ${path}`,
    cells: [<code key="operation">{`${method} ${path}`}</code>, <RuleText key="rule" rule={access} />],
  }));
  return <PlainTable label={word('operations')} headings={[word('address'), word('opensWith')]} rows={rows} />;
}

/** The table in the database, with indexes and size. */
export function TablePart({ name }: StoredPartProps) {
  const word = useExplorerWord();
  const { data, error, refetch } = useResourceDetails(name);
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return data.table ? <StoredTable table={data.table} /> : <Typography>{word('noTable')}</Typography>;
}

function StoredTable({ table }: { readonly table: NonNullable<ResourceDetails['table']> }) {
  const word = useExplorerWord();
  const bytes = useBytes();
  const number = useNumberFormat();
  const { rows, columns, indexes, indexBytes } = table;
  const facts: readonly (readonly [string, string])[] = [
    [word('rows'), rows === null ? '–' : number(rows)],
    [word('size'), bytes(table.bytes)],
    [word('indexSize'), bytes(indexBytes)],
  ];
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
        <code>{table.name}</code>
        {facts.map(([label, value]) => (
          <Typography key={label} variant="body2">
            {label} <strong>{value}</strong>
          </Typography>
        ))}
      </Stack>
      <PlainTable
        label={word('index')}
        headings={[word('index'), word('definition'), word('size'), word('uses')]}
        isNumber={(column) => column > 1}
        rows={indexes.map((index) => ({
          key: index.name,
          cells: [index.name, <code key="definition">{index.definition}</code>, bytes(index.bytes), number(index.uses)],
        }))}
      />
      <PlainTable
        label={word('table')}
        headings={[word('column'), word('type')]}
        rows={columns.map(({ name, type, required }) => ({
          key: name,
          cells: [<code key="name">{name}</code>, required ? `${type} not null` : type],
        }))}
      />
    </Stack>
  );
}
