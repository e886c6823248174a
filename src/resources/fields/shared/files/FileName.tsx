import Box from '@mui/material/Box';

/** Letters before the extension that are never cut: names of a list often begin alike. */
const KEPT = 4;
/** Shorter names are cut at their end, if at all. */
const SHORT = 16;

/** Where the part of a name begins that stays in sight. */
export const endOfName = (name: string): number => {
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 6 ? name.length - dot : 0;
  return name.length <= SHORT ? name.length : name.length - extension - KEPT;
};

/** A file's name on one line, cut in the middle. */
export function FileName({ name }: { readonly name: string }) {
  const end = endOfName(name);
  return (
    <Box component="span" sx={LINE}>
      <Box component="span" sx={BEGINNING}>
        {name.slice(0, end)}
      </Box>
      {name.slice(end)}
    </Box>
  );
}

const LINE = { display: 'flex', minWidth: 0, whiteSpace: 'pre' } as const;
const BEGINNING = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
