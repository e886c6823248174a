import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { routeOf, type Screen } from '../../../resources/registry/paths';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { useSettled } from '../../../resources/views/page/useSettled';
import { EXPLORER } from '../explorerAddress';
import { useExplorerWord } from '../useExplorerWord';
import { ChangePlan } from './ChangePlan';
import { EXAMPLE } from './exampleDeclaration';
import { Preview } from './Preview';
import { printDeclaration } from '../printDeclaration';
import { tryDeclarations } from './tryDeclarations';

interface PlaygroundProps {
  /** Initial declaration; an example if absent. */
  readonly schema?: ResourceSchema | undefined;
}

/** Milliseconds of debounce. */
const PAUSE = 300;

/** The right side: a screen, or the changes. */
type Shown = Screen | 'changes';

const SHOWN: readonly Shown[] = ['list', 'show', 'create', 'edit', 'changes'];

/** An editor of declarations with a live preview of their screens; stores nothing. */
export default function Playground({ schema }: PlaygroundProps) {
  const word = useExplorerWord();
  const { schemas } = useRegistry();
  const [text, setText] = useState(() => (schema ? printDeclaration(schema) : EXAMPLE));
  const [screen, setScreen] = useState<Shown>('list');
  const settled = useSettled(text, () => PAUSE);
  const { declared, problems } = useMemo(() => tryDeclarations(settled, schemas), [settled, schemas]);
  const [shown] = declared;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '2fr 3fr' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0 }}>
        <Button size="small" component={Link} to={EXPLORER} sx={{ mb: 1 }}>
          {word('all')}
        </Button>
        <TextField
          multiline
          fullWidth
          minRows={20}
          maxRows={40}
          label={word('declaration')}
          helperText={word('nothingStored')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{
            htmlInput: {
              spellCheck: false,
              dir: 'ltr',
              sx: {
                fontFamily: 'monospace',
                fontSize: 13,
                lineHeight: 1.5,
                // On a phone, leave room for the preview below.
                maxHeight: { xs: '40vh', lg: 'none' },
                overflow: { xs: 'auto !important', lg: 'auto' },
              },
            },
          }}
        />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={screen}
          aria-label={word('screen')}
          onChange={(_event, chosen: Shown | null) => chosen && setScreen(chosen)}
          sx={{ mb: 1 }}
        >
          {SHOWN.map((one) => (
            <ToggleButton key={one} value={one}>
              {word(one === 'changes' ? one : `${one}Screen`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box role="status">
          {problems.length > 0 && (
            <Alert severity="error" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {problems.map((problem) => (
                <div key={problem}>{problem}</div>
              ))}
            </Alert>
          )}
        </Box>
        {problems.length === 0 && screen === 'changes' && <ChangePlan known={schemas} declared={declared} />}
        {shown && problems.length === 0 && screen !== 'changes' && (
          <Preview known={schemas} declared={declared} shown={shown} screen={screen} key={routeOf(shown, screen)} />
        )}
      </Box>
    </Box>
  );
}
