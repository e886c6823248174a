// Hand-written: it shows the declarations themselves.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from 'react-router-dom';
import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { useRegistry } from '../../resources/views/RegistryContext';
import { PageTitle } from '../../resources/views/page/PageTitle';
import { SearchField } from '../parts/SearchField';
import { playgroundAddress } from './explorerAddress';
import { findResources } from './findResources';
import { ResourceTable } from './ResourceTable';
import { ResourceView } from './ResourceView';
import { useExplorerWord } from './useExplorerWord';

const Playground = lazyScreen(() => import('./playground/Playground'));

/** Every declared resource with what is derived from it, and their relations (`/admin/ressources`). */
export default function ExplorerPage() {
  const word = useExplorerWord();
  const language = useReaderLanguage();
  const { visible } = useRegistry();
  const [search, setSearch] = useState('');
  const [parameters] = useSearchParams();
  const shown = visible.find(({ name }) => name === parameters.get('ressource'));
  const isTrying = parameters.has('essai');
  const isAll = !isTrying && !shown;
  const found = findResources(visible, search, language);
  return (
    <>
      <PageTitle title={word('title')} help={word('help')}>
        {!isTrying && (
          <Button component={Link} to={playgroundAddress(shown?.name)} variant="outlined">
            {word(shown ? 'tryChange' : 'try')}
          </Button>
        )}
        {!isTrying && !shown && <SearchField label={word('search')} value={search} onChange={setSearch} />}
      </PageTitle>
      {isTrying && (
        <Suspense fallback={null}>
          <Playground key={shown?.name} schema={shown} />
        </Suspense>
      )}
      {!isTrying && shown && <ResourceView key={shown.name} schema={shown} />}
      {isAll && found.length === 0 && <Typography>{word('nothing')}</Typography>}
      {isAll && found.length > 0 && <ResourceTable schemas={found} />}
    </>
  );
}
