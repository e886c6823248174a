import { matchPath } from 'react-router';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../language/words';
import { routeOf } from '../../registry/paths';
import { KeyList } from '../page/KeyList';
import { useScreen } from '../ScreenContext';
import { useNeighbours } from '../show/neighbours/useNeighbours';
import { helpKeys, type HelpKey } from './helpKeys';
import { helpWords } from './helpWords';

/** The keys of the screen at a path. */
export function HelpKeys({ pathname }: { readonly pathname: string }) {
  const { schema } = useScreen();
  const keys = helpKeys(schema, pathname);
  const shown = keys.some(([, does]) => does === 'neighbours') && matchPath(routeOf(schema, 'show'), pathname);
  return shown ? <RecordKeys id={Number(shown.params['id'])} keys={keys} /> : <Keys keys={keys} />;
}

/** A record that was opened by its address has no list to go on in. */
function RecordKeys({ id, keys }: { readonly id: number; readonly keys: readonly HelpKey[] }) {
  const hasNeighbours = useNeighbours(id) !== undefined;
  return <Keys keys={hasNeighbours ? keys : keys.filter(([, does]) => does !== 'neighbours')} />;
}

function Keys({ keys }: { readonly keys: readonly HelpKey[] }) {
  const language = useReaderLanguage();
  return <KeyList keys={keys.map(([key, does]) => [key, inLanguage(helpWords[does], language)])} />;
}
