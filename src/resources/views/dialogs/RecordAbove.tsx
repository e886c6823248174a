import Typography from '@mui/material/Typography';
import { ancestorsOf, type Ancestor } from '../page/trail';
import { useAncestorName } from '../page/useAncestorName';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';

/** In a dialog's title: the record that a new one will be below. */
export function RecordAbove() {
  const above = ancestorsOf(useRegistry(), useScreen()).at(-1);
  return above ? <AncestorName ancestor={above} /> : null;
}

function AncestorName({ ancestor }: { readonly ancestor: Ancestor }) {
  const name = useAncestorName(ancestor);
  return name === undefined ? null : (
    <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
      {name}
    </Typography>
  );
}
