import Box from '@mui/material/Box';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import { useNumberFormat } from '../../page/useNumberFormat';
import { stepOf, type CountStep } from './countSteps';
import { mapWords } from './mapWords';

const SWATCH = { width: 22, height: 14 } as const;

/** What the shades of the map mean. */
export function MapLegend({ steps }: { readonly steps: readonly CountStep[] }) {
  const inWords = useWords();
  const format = useNumberFormat();
  const wordsOf = ({ from, to }: CountStep) => (from === to ? format(from) : `${format(from)} – ${format(to)}`);
  const lines = [
    { step: 0, words: inWords(mapWords.none) },
    ...steps.map((one) => ({ step: stepOf(one.to, steps), words: wordsOf(one) })),
  ];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {lines.map(({ step, words }) => (
        <Box component="li" key={step} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 13 }}>
          <svg {...SWATCH} aria-hidden style={{ flex: 'none' }}>
            <rect {...SWATCH} className="outlined" data-step={step} />
          </svg>
          {words}
        </Box>
      ))}
    </Box>
  );
}
