import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { Link } from 'react-router-dom';
import { hasScreens } from '../../resources/access/access';
import { pathOf } from '../../resources/registry/paths';
import { resourceKey } from '../../resources/registry/translationKeys';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { Needs } from '../../resources/views/Needs';
import { EXPLORER, PARTS, type Part } from './explorerAddress';
import { FieldsPart } from './FieldsPart';
import { printDeclaration } from './printDeclaration';
import { RelationDiagram } from './RelationDiagram';
import { ScreensPart } from './ScreensPart';
import { OperationsPart, TablePart } from './StoredParts';
import { useExplorerWord } from './useExplorerWord';

export function ResourceView({ schema }: { readonly schema: ResourceSchema }) {
  const word = useExplorerWord();
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const part = PARTS.find((one) => one === parameters.get('partie')) ?? PARTS[0];
  const choose = (chosen: Part) =>
    setParameters({ ressource: schema.name, ...(chosen !== PARTS[0] && { partie: chosen }) }, { replace: true });
  const isListed = hasScreens(schema) && schema.parent === undefined && schema.operations.list !== 'single';
  return (
    <Box component="section" sx={{ minWidth: 0 }} aria-labelledby="resource-name">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
        <Typography id="resource-name" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {translate(resourceKey(schema, 'name'), { smart_count: 2 })}
        </Typography>
        <code>{schema.name}</code>
        <Box sx={{ flex: 1 }} />
        <Button size="small" component={Link} to={EXPLORER}>
          {word('all')}
        </Button>
        {isListed && (
          <Button size="small" component={Link} to={pathOf(schema, 'list')}>
            {word('open')}
          </Button>
        )}
      </Box>
      <Tabs
        value={part}
        onChange={(_event, chosen: Part) => choose(chosen)}
        aria-label={word('parts')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {PARTS.map((one) => (
          <Tab key={one} value={one} label={word(one)} id={`part-${one}`} aria-controls="part" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="part" aria-labelledby={`part-${part}`}>
        <ResourcePart schema={schema} part={part} />
      </Box>
    </Box>
  );
}

interface ResourcePartProps {
  readonly schema: ResourceSchema;
  readonly part: Part;
}

function ResourcePart({ schema, part }: ResourcePartProps) {
  const word = useExplorerWord();
  if (part === 'relations') return <RelationDiagram schema={schema} />;
  if (part === 'fields') return <FieldsPart schema={schema} />;
  if (part === 'screens') return <ScreensPart schema={schema} />;
  if (part === 'declaration')
    return (
      <Box component="pre" tabIndex={0} aria-label={word('declaration')} sx={{ overflow: 'auto', fontSize: 13, m: 0 }}>
        {printDeclaration(schema)}
      </Box>
    );
  return (
    <Needs extension="explorer" otherwise={<Typography>{word('notOffered')}</Typography>}>
      {part === 'operations' ? <OperationsPart name={schema.name} /> : <TablePart name={schema.name} />}
    </Needs>
  );
}
