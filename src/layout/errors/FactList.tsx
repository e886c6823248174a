import Box from '@mui/material/Box';

interface Fact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** Labels with what is known, of which each has a line; a fact without lines is left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ lines }) => lines.length > 0);
  if (known.length === 0) return null;
  return (
    <Box component="dl" sx={LIST}>
      {known.map(({ label, lines }) => (
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
