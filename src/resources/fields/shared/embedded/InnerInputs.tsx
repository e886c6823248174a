import Box from '@mui/material/Box';
import type { Fields } from '../../../language/resourceSchema';
import type { InputProps } from '../../viewTypes';
import type { ViewOf } from './viewOfInner';

interface InnerInputsProps extends Pick<InputProps, 'schema' | 'source' | 'path' | 'disabled'> {
  readonly fields: Fields;
  readonly viewOf: ViewOf;
}

const COLUMNS = 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))';

export const InnerInputs = ({ schema, source, path, disabled, fields, viewOf }: InnerInputsProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
    {Object.entries(fields).map(([name, spec]) => {
      const { Input } = viewOf(spec);
      const inner = { schema, source: `${source}.${name}`, path: [...path, name], spec, disabled };
      return <Input key={name} {...inner} />;
    })}
  </Box>
);
