import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { lazyScreen } from '../../lazyScreen';
import { AfterContent } from '../../page/AfterContent';
import { ancestorsOf } from '../../page/trail';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import type { AroundProps } from './AroundCards';
import type { RecordFileProps } from './RecordFile';
import { shownFileOf } from './shownFileOf';

const Around = lazyScreen<AroundProps>(() =>
  import('./AroundCards').then((module) => ({ default: module.AroundCards })),
);
const RecordFile = lazyScreen<RecordFileProps>(() =>
  import('./RecordFile').then((module) => ({ default: module.RecordFile })),
);

export interface RecordAroundProps {
  readonly record: AnyRecord;
  readonly children: ReactNode;
}

/**
 * A record without tabs of its own: below its fields the first page of its file, beside them what it belongs to and
 * its siblings. All of it comes late and at the end, so that nothing moves.
 */
export function RecordAround({ record, children }: RecordAroundProps) {
  const registry = useRegistry();
  const target = useScreen();
  const owner = ancestorsOf(registry, target).at(-1);
  const file = shownFileOf(target.schema, record);
  if (!owner && !file) return children;
  const main = (
    <Box sx={MAIN}>
      {children}
      {file && (
        <AfterContent>
          <Suspense fallback={null}>
            <RecordFile record={record} file={file} />
          </Suspense>
        </AfterContent>
      )}
    </Box>
  );
  if (!owner) return main;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={BESIDE}>
        {main}
        <AfterContent>
          <Suspense fallback={null}>
            <Around id={record.id} owner={owner} />
          </Suspense>
        </AfterContent>
      </Box>
    </Box>
  );
}

const MAIN = { minWidth: 0, '&& > .record-parts ~ .record-part': { mt: 2.5, mb: 0 } } as const;
/** Below the fields on a narrow page. Beside it they take one column, where a name that comes late does not wrap. */
const BESIDE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 2.5,
  rowGap: 2.5,
  '@container (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
} as const;
