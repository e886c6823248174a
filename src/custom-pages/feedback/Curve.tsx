import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export interface CurvePoint {
  /** What the point is of: a day, a month. */
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
}

interface CurveProps {
  readonly title: string;
  readonly points: readonly CurvePoint[];
  readonly min: number;
  readonly max: number;
  /** How the two columns of its table are called. */
  readonly columns: readonly [label: string, value: string];
}

const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 8;

/** A curve of values over time, with the same values as a table for those who do not see it. */
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
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT, color: 'primary.main' }}
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
          <circle key={label} cx={x(index)} cy={y(value)} r={3} fill="currentColor" />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary', fontSize: 12 }}>
        <span>{first.label}</span>
        {points.length > 1 && <span>{last.label}</span>}
      </Box>
      <Box component="details" sx={{ fontSize: 13, mt: 0.5 }}>
        <summary>
          {columns[1]} : {last.text}
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
