// Hand-written: it is about the declarations themselves, of which no declaration speaks.
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useReaderLanguage } from '../../resources/fields/shared/readerLanguage';
import { useRegistry } from '../../resources/views/RegistryContext';
import { PageTitle } from '../parts/PageTitle';
import { SearchField } from '../parts/SearchField';
import { findResources } from './findResources';
import { ResourceTable } from './ResourceTable';
import { ResourceView } from './ResourceView';
import { useExplorerWord } from './useExplorerWord';

/** Every declared resource with what it makes, and how they hang together (`/admin/ressources`). */
export default function ExplorerPage() {
  const word = useExplorerWord();
  const language = useReaderLanguage();
  const { visible } = useRegistry();
  const [search, setSearch] = useState('');
  const [parameters] = useSearchParams();
  const shown = visible.find(({ name }) => name === parameters.get('ressource'));
  const found = findResources(visible, search, language);
  return (
    <>
      <PageTitle title={word('title')} help={word('help')}>
        {!shown && <SearchField label={word('search')} value={search} onChange={setSearch} />}
      </PageTitle>
      {shown && <ResourceView key={shown.name} schema={shown} />}
      {!shown && found.length === 0 && <Typography>{word('nothing')}</Typography>}
      {!shown && found.length > 0 && <ResourceTable schemas={found} />}
    </>
  );
}
