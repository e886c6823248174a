import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface CurvePoint {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

interface CurveProps {
  readonly title: string;
  readonly points: readonly CurvePoint[];
  readonly min: number;
  readonly max: number;
  readonly columns: readonly [label: string, value: string];
}

const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 8;

/** Labels of the upper and lower edge, before the curve. */
const SCALE = {
  flexShrink: 0,
  height: HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  color: 'text.secondary',
  fontSize: 12,
  lineHeight: `${2 * EDGE}px`,
} as const;

/** A line chart, with its values as a table for screen readers. */
export function Curve({ title, points, min, max, columns }: CurveProps) {
  const x = (index: number) =>
    points.length === 1 ? WIDTH / 2 : EDGE + (index * (WIDTH - 2 * EDGE)) / (points.length - 1);
  const y = (value: number) => HEIGHT - EDGE - ((value - min) / (max - min)) * (HEIGHT - 2 * EDGE);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        {title}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Box aria-hidden sx={SCALE}>
          <span>{max}</span>
          <span>{min}</span>
        </Box>
        <Box
          component="svg"
          aria-hidden
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          sx={{ flex: 1, minWidth: 0, height: HEIGHT, color: 'primary.main' }}
        >
          <path d={`M0 ${y((min + max) / 2)}H${WIDTH}`} style={{ stroke: 'currentColor', opacity: 0.2 }} />
          <polyline
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
            points={points.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
          />
          {points.map(({ label, value }, index) => (
            // A `circle` would be stretched to the page's width; a line cap is not.
            <path
              key={label}
              d={`M${x(index)} ${y(value)}h0`}
              stroke="currentColor"
              strokeWidth={6}
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: 12 }}>
        <span>{first.label}</span>
        {points.length > 1 && <span>{last.label}</span>}
      </Box>
      <Box component="details" sx={{ fontSize: 13, mt: 0.5 }}>
        <summary>
          {last.label} · {last.text}
        </summary>
        <Box component="table" sx={{ '& td, & th': { pr: 3, textAlign: 'left' } }}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ label, text }) => (
              <tr key={label}>
                <td>{label}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}
