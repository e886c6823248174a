import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { RefusedAddress } from '../../resources/access/refusedAddress';

export interface RefusalFactsProps {
  readonly refusal: RefusedAddress;
  readonly granters: readonly string[];
}

/** The refused page, the rights that would open it, and who can grant them; nothing if nothing is known. */
export function RefusalFacts({ refusal: { title, needed = [], detail }, granters }: RefusalFactsProps) {
  const translate = useTranslate();
  const facts = [
    [translate('refused.page'), title ? [title] : []],
    [translate('refused.needed', { smart_count: needed.length }), needed],
    [translate('refused.reason'), detail ? [detail] : []],
    [translate('refused.givers'), granters.length > 0 ? [granters.join(', ')] : []],
  ] as const;
  const known = facts.filter(([, lines]) => lines.length > 0);
  if (known.length === 0) return null;
  return (
    <Box component="dl" sx={LIST}>
      {known.map(([label, lines]) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </Box>
  );
}

const LIST = {
  m: 0,
  mb: 2.5,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: '190px 1fr' },
    columnGap: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { color: 'text.secondary', gridRow: { sm: 'span 10' } },
  '& dd': { m: 0, fontWeight: 500, overflowWrap: 'anywhere' },
} as const;
