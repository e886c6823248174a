import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import type { DepartmentMap } from '../../../language/departmentMap';
import type { MapPlace } from '../../../records/departments';
import { FailureAlert } from '../../page/FailureAlert';
import { ColumnMenu } from '../columns/ColumnMenu';
import type { Columns } from '../columns/useColumns';
import { EmptyList } from '../EmptyList';
import { CountedMap } from './CountedMap';
import { mapWords } from './mapWords';
import { placeName } from './placeName';
import { useChosenDepartment } from './useChosenDepartment';
import { useDepartmentCounts } from './useDepartmentCounts';

export interface DepartmentMapViewProps {
  readonly map: DepartmentMap;
  /** Columns of the list's rows. */
  readonly columns: Columns;
  /** The list's rows, shown after a department is chosen. */
  readonly children: ReactNode;
}

/** Shows the list as a map of departments. Choosing a department filters the list and shows its rows, with a way back. */
export default function DepartmentMapView({ map, columns, children }: DepartmentMapViewProps) {
  const inWords = useWords();
  const { chosen, choose, leave } = useChosenDepartment(map);
  const left = useRef<MapPlace>(undefined);
  const back = useRef<HTMLButtonElement>(null);
  const isChosen = chosen !== undefined;
  useEffect(() => {
    if (!isChosen) return;
    left.current = chosen;
    // The pressed department is unmounted with the map.
    if (document.activeElement === document.body) back.current?.focus();
  }, [isChosen, chosen]);
  if (!isChosen) return <MapOfCounts from={left.current} onChoose={choose} />;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, mb: 1 }}>
        <Button ref={back} size="small" startIcon={<ArrowBack />} onClick={leave}>
          {inWords(mapWords.back)}
        </Button>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {placeName(chosen, inWords)}
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <ColumnMenu columns={columns} />
        </Box>
      </Box>
      {children}
    </>
  );
}

interface MapOfCountsProps {
  /** The department whose rows were shown before. */
  readonly from: MapPlace | undefined;
  readonly onChoose: (place: MapPlace) => void;
}

function MapOfCounts(props: MapOfCountsProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useDepartmentCounts();
  if (error) return <FailureAlert error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Skeleton variant="rounded" height={420} />;
  if (data.departements.length === 0 && data.sansCode + data.autres === 0) return <EmptyList />;
  return <CountedMap {...props} counts={data} isStale={isPlaceholderData} />;
}
