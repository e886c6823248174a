import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { UnknownReference } from '../../../exchange/plan/importPlanTypes';
import { lineOf } from '../../../exchange/read/readTypes';
import { RecordPicker } from '../../../fields/shared/references/RecordPicker';
import { resourceKey } from '../../../registry/translationKeys';
import { useRegistry } from '../../RegistryContext';
import type { Resolved, TableSummary } from '../engine/importEngineTypes';
import { shortLines } from './lineNumbers';

/** Texts offered at once; a file with more errors is better corrected as a file. */
const MOST = 20;

interface UnknownReferencesProps {
  readonly unknown: readonly UnknownReference[];
  readonly resolved: Resolved;
  readonly onResolve: (resolved: Resolved) => void;
  readonly table: TableSummary;
  readonly disabled: boolean;
}

type UnknownText = Omit<UnknownReference, 'rows'> & Partial<Pick<UnknownReference, 'rows'>>;

const withChoice = (resolved: Resolved, { resource, text }: UnknownText, id: number | undefined): Resolved => {
  const others = Object.entries(resolved[resource] ?? {}).filter(([one]) => one !== text);
  return { ...resolved, [resource]: Object.fromEntries(id === undefined ? others : [...others, [text, id]]) };
};

export function UnknownReferences({ unknown, resolved, onResolve, table, disabled }: UnknownReferencesProps) {
  const translate = useTranslate();
  const registry = useRegistry();
  const chosen = Object.entries(resolved).flatMap(([resource, ids]) =>
    Object.keys(ids).map((text): UnknownText => ({ resource, text, ambiguous: false })),
  );
  const open = unknown.filter(({ resource, text }) => resolved[resource]?.[text] === undefined);
  const shown: readonly UnknownText[] = [...chosen, ...open.slice(0, MOST)];
  if (shown.length === 0) return null;
  const linesOf = (rows: readonly number[]): string => {
    const { text, others } = shortLines(rows.map((row) => lineOf(table, row)));
    const lines =
      others > 0 ? translate('exchange.import.references.others', { lines: text, smart_count: others }) : text;
    return translate('exchange.import.references.rows', { lines, smart_count: rows.length });
  };
  return (
    <Alert
      severity={open.length > 0 ? 'warning' : 'success'}
      icon={false}
      sx={{ my: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <Typography component="h3" variant="subtitle2">
        {open.length > 0
          ? translate('exchange.import.references.title', { smart_count: open.length })
          : translate('exchange.import.references.allChosen')}
      </Typography>
      <Typography variant="body2">{translate('exchange.import.references.help')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((one) => {
          const { resource, text, ambiguous, rows } = one;
          const name = translate(resourceKey(registry.get(resource), 'name'), { smart_count: 1 });
          const why = ambiguous ? translate('exchange.import.references.ambiguous') : undefined;
          const label = translate('exchange.import.references.choose', { text });
          return (
            <Box component="li" key={`${resource} ${text}`} sx={ITEM}>
              <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{text}</strong> — {[name, why, rows && linesOf(rows)].filter(Boolean).join(' · ')}
              </Box>
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <RecordPicker
                  resource={resource}
                  value={resolved[resource]?.[text] ?? null}
                  onChange={([id]) => onResolve(withChoice(resolved, one, id))}
                  disabled={disabled}
                  textField={{ label }}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
      {open.length > MOST && translate('exchange.import.references.more', { smart_count: open.length - MOST })}
    </Alert>
  );
}

const ITEM = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 } as const;
