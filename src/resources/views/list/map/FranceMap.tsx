import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useReaderLanguage, useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import { colonOf } from '../../../language/words';
import type { DepartmentCounts, MapPlace } from '../../../records/departments';
import { hasModifier } from '../../page/pressedKeys';
import { useNumberFormat } from '../../page/useNumberFormat';
import { stepOf, type CountStep } from './countSteps';
import { OVERSEAS_DEPARTMENTS } from './departmentNames';
import { MAINLAND_SHAPES, MAP_SIZE, shapeTowards, tilesOf, type DepartmentShape } from './departmentShapes';
import { mapWords } from './mapWords';
import { placeName } from './placeName';

interface FranceMapProps {
  readonly counts: DepartmentCounts;
  readonly steps: readonly CountStep[];
  readonly from: MapPlace | undefined;
  readonly onChoose: (place: MapPlace) => void;
}

/** Draws each department in the shade of its count. It has one tab stop; arrow keys move between departments with records. */
export function FranceMap({ counts, steps, from, onChoose }: FranceMapProps) {
  const inWords = useWords();
  const language = useReaderLanguage();
  const format = useNumberFormat();
  const svg = useRef<SVGSVGElement>(null);
  const numbers = new Map(counts.departements.map(({ code, nombre }) => [code, nombre]));
  const countOf = ({ code }: DepartmentShape) => numbers.get(code) ?? 0;
  const overseas = [...numbers.keys(), ...OVERSEAS_DEPARTMENTS].filter((code) => code.length > 2);
  const shapes = [...MAINLAND_SHAPES, ...tilesOf([...new Set(overseas)].toSorted())];
  const filled = shapes.filter((shape) => countOf(shape) > 0);
  const most = filled.toSorted((a, b) => countOf(b) - countOf(a))[0];
  const [current, setCurrent] = useState(from ?? undefined);
  const [pointed, setPointed] = useState<string>();
  const stop = filled.find(({ code }) => code === current) ?? most;
  const nameOf = (shape: DepartmentShape) =>
    `${placeName(shape.code, inWords)}${colonOf(language)}${format(countOf(shape))}`;
  const focusOn = (code: string) => svg.current?.querySelector<SVGElement>(`[data-code="${code}"]`)?.focus();
  useEffect(() => {
    // The button that led back from the rows is unmounted, so the focus would be lost.
    if (from && document.activeElement === document.body) focusOn(from);
  }, [from]);
  const onKeyDown = (event: KeyboardEvent, shape: DepartmentShape) => {
    if (hasModifier(event)) return;
    const next = shapeTowards(filled, shape, event.key);
    if (next) focusOn(next.code);
    if (event.key === 'Enter' || event.key === ' ') onChoose(shape.code);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
  };
  const marked = shapes.find(({ code }) => code === pointed);
  return (
    <>
      <p id="map-keys" style={visuallyHidden}>
        {inWords(mapWords.keys)}
      </p>
      <Box
        component="svg"
        ref={svg}
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        role="group"
        aria-label={inWords(mapWords.label)}
        aria-describedby="map-keys"
        onPointerLeave={() => setPointed(undefined)}
        sx={DRAWING}
      >
        <text x={30} y={3360} fontSize={190} aria-hidden>
          {inWords(mapWords.overseas)}
        </text>
        {shapes.map((shape) => (
          <path
            key={shape.code}
            d={shape.path}
            data-code={shape.code}
            data-step={stepOf(countOf(shape), steps)}
            data-hint={nameOf(shape)}
            onPointerEnter={() => setPointed(shape.code)}
            {...(countOf(shape) > 0
              ? {
                  role: 'button',
                  tabIndex: shape === stop ? 0 : -1,
                  'aria-label': nameOf(shape),
                  onClick: () => onChoose(shape.code),
                  onFocus: () => {
                    setCurrent(shape.code);
                    setPointed(shape.code);
                  },
                  onBlur: () => setPointed(undefined),
                  onKeyDown: (event: KeyboardEvent) => onKeyDown(event, shape),
                }
              : { 'aria-hidden': true })}
          />
        ))}
        {shapes.map(
          ({ code, center, isTile }) =>
            isTile && (
              <text key={code} x={center[0] + 215} y={center[1] + 65} fontSize={190} aria-hidden>
                {code}
              </text>
            ),
        )}
        {/* Drawn last, because neighbours would cover half of the outline. */}
        {marked && <path className="marked" d={marked.path} />}
      </Box>
    </>
  );
}

const DRAWING = {
  display: 'block',
  width: '100%',
  // Leaves room for the legend in the window.
  maxHeight: 'max(380px, calc(100vh - 300px))',
  '& text': { fill: (theme: Theme) => theme.palette.text.secondary },
  '& [data-code]': {
    stroke: (theme: Theme) => theme.palette.text.secondary,
    strokeWidth: 7,
    strokeLinejoin: 'round',
    outline: 'none',
  },
  '& [role="button"]': { cursor: 'pointer' },
  '& .marked': {
    fill: 'none',
    stroke: (theme: Theme) => theme.palette.text.primary,
    strokeWidth: 28,
    strokeLinejoin: 'round',
    pointerEvents: 'none',
  },
} as const;
