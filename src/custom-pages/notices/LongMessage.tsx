import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** Characters and lines shown at first. */
const LONG = 240;
const LINES = 3;

const isLong = (text: string): boolean => text.length > LONG || text.split('\n').length > LINES;

/** A message, cut if long, with a button to show the rest. */
export function LongMessage({ text }: { readonly text: string }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const isCut = isLong(text) && !isWhole;
  return (
    <>
      <Typography
        variant="body2"
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          ...(isCut && {
            display: '-webkit-box',
            WebkitLineClamp: LINES,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }),
        }}
      >
        {text}
      </Typography>
      {isLong(text) && (
        <Button size="small" aria-expanded={isWhole} sx={{ px: 0, minWidth: 0 }} onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'notices.panel.readLess' : 'notices.panel.readMore')}
        </Button>
      )}
    </>
  );
}
