import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { dayText } from '../../resources/fields/shared/zone';
import { indexPlan } from '../data/checkEdits';
import { useNames } from '../data/useNames';
import { usePlan } from '../data/usePlan';
import { ExportMenu } from '../exports/ExportMenu';
import { PlanPrint } from '../exports/print/PlanPrint';
import { shownSearch } from '../exports/shownSearch';
import { OwnTools } from '../requests/OwnTools';
import type { Proposal } from '../requests/proposal';
import { SlotPanel } from '../slotForm/SlotPanel';
import { MeanwhileDialog } from '../undo/MeanwhileDialog';
import { usePlanEdits } from '../undo/usePlanEdits';
import { FilterDrawer } from './FilterDrawer';
import { exportedFilters, filterPlan } from './filterPlan';
import { placeInView } from './placeInView';
import { PlanLines } from './PlanLines';
import { PlanNotice } from './PlanNotice';
import { Filters } from './Filters';
import { LazyKeyHelp } from './LazyKeyHelp';
import { useHelpAction } from '../../resources/views/help/useHelpAction';
import { Legend } from './Legend';
import { NamedViews } from './NamedViews';
import { useNewSlotFromUrl } from './useNewSlotFromUrl';
import { dayBeside, drawnSpanOf, isFiltered, NO_FILTERS, onlyCompany, spanOf } from './urlState';
import { PlanBody } from './PlanBody';
import { PlanHead, PlanRoom } from './PlanRoom';
import { PlanTools } from './PlanTools';
import { PlanTitle } from './PlanTitle';
import { PlanView } from './PlanView';
import { SearchField } from './SearchField';
import { SimulationChooser } from './SimulationChooser';
import { SeriesRemoval } from './SeriesRemoval';
import { Toolbar } from './Toolbar';
import { looksFor } from './switches';
import { useOpenedSlot } from './useOpenedSlot';
import { usePanelSide } from './usePanelSide';
import { useFilterChange } from './useFilterChange';
import { useGroupNames } from './useGroupNames';
import { useUrlState } from './useUrlState';
import { usePlanActions } from './usePlanActions';
import { useReader } from './useReader';
import { useShortcuts } from './useShortcuts';
import { useSlotCreation } from './useSlotCreation';
import { useViewKeys } from './useViewKeys';

/** The plan of everyone, or the reader's own. Hand-written: no declaration can express its views and gestures. */
export default function PlanningPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('planning.title'));
  const reader = useReader();
  const isOwn = reader.ownId !== undefined;
  const [place, go, today] = useUrlState(isOwn);
  const { view, zoom, day, filters, grouping, simulationId } = place;
  const span = useMemo(() => spanOf({ view, zoom, day }), [view, zoom, day]);
  const period = { debut: dayText(span.first), fin: dayText(span.last) };
  const drawn = useMemo(() => drawnSpanOf({ view, zoom, day }), [view, zoom, day]);
  const loaded = usePlan({ span, drawn, simulationId, ownId: reader.ownId, isEnabled: reader.isKnown });
  const { names: groupNames, teams } = useGroupNames(grouping);
  const shown = useMemo(() => filterPlan(loaded.plan, filters, drawn), [loaded.plan, filters, drawn]);
  const names = useNames(loaded.plan, !loaded.isPending);
  const exported = useMemo(
    () => shownSearch({ span, filters: exportedFilters(filters, shown), people: loaded.plan.people, simulationId }),
    [span, filters, shown, loaded.plan.people, simulationId],
  );
  const onScreen = useMemo(() => ({ plan: shown, span, isByPeople: view === 'timeline' }), [shown, span, view]);
  const edits = usePlanEdits(loaded.slots, simulationId);
  const index = useMemo(() => indexPlan(loaded.plan), [loaded.plan]);
  const { opened, openSlot, setOpened, leaving, leaveTo } = useOpenedSlot(edits.dismiss, simulationId);
  const revealed = placeInView(opened, edits.notice, index);
  const panel = usePanelSide(opened, revealed, place, span);
  const [proposal, setProposal] = useState<Proposal>();
  const [isFiltering, setFiltering] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const openHelp = useCallback(() => setHelping(true), []);
  useHelpAction(openHelp);
  const search = useRef<HTMLInputElement>(null);
  const trial = useRef<HTMLButtonElement>(null);
  const personId = shown.people.length === 1 ? (shown.people[0]?.id ?? null) : null;

  const { isPlanner, mayEdit } = reader;
  const looks = looksFor({ isOwn, view });
  // Requests are made about the real plan only.
  const ownId = simulationId === undefined ? reader.ownId : undefined;
  const own = useMemo(() => (ownId === undefined ? undefined : { id: ownId, propose: setProposal }), [ownId]);
  const { draw, create, begin, beginWanted, canDraw, mayDraw } = useSlotCreation({
    reader,
    isOwn: own !== undefined,
    at: { day, span, today, index, salarieId: personId, entrepriseId: onlyCompany(filters) },
    onSlot: openSlot,
    onProposal: setProposal,
  });
  const open = useCallback((slotId: number) => openSlot({ kind: 'stored', slotId }), [openSlot]);
  const [removedId, setRemovedId] = useState<number>();
  const onSeriesRemoval = simulationId === undefined ? setRemovedId : undefined;
  const actions = usePlanActions({ index, edits, mayEdit, mayDraw, draw, open, own, onSeriesRemoval });
  const step = useCallback((by: -1 | 1) => go({ day: dayBeside({ view, zoom, day }, by) }), [go, view, zoom, day]);
  const onDay = useCallback((to: number) => go({ view: 'day', day: to }), [go]);
  const onFilters = useFilterChange(place, go);
  useNewSlotFromUrl(loaded.isPending ? undefined : beginWanted);
  const chooseSimulation = () => {
    trial.current?.focus();
    trial.current?.click();
  };
  const { kept, ...viewKeys } = useViewKeys({ place, span, today, looks, index, go });
  useShortcuts({
    ...viewKeys,
    search: () => search.current?.focus(),
    help: openHelp,
    create: begin,
    simulate: isPlanner ? chooseSimulation : undefined,
    undo: edits.undo,
    redo: edits.redo,
  });
  const onText = (text: string) => onFilters({ ...filters, text });
  // In a small window the legend moves to the filters, to leave height for the plan.
  const isSmall = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const legend = (
    <Legend types={loaded.plan.types} chosen={filters.types} onChosen={(types) => onFilters({ ...filters, types })} />
  );
  return (
    <>
      <PlanHead>
        <PlanTitle />
        <Toolbar
          place={place}
          looks={looks}
          today={today}
          edits={edits}
          onDay={(to) => go({ day: to })}
          onStep={step}
          onPlace={go}
          legend={!isSmall && legend}
          onCreate={isPlanner ? create : undefined}
          onFilters={() => setFiltering(true)}
          onText={isSmall ? undefined : onText}
          searchRef={search}
          views={<NamedViews />}
          trial={
            reader.isPlanner && (
              <SimulationChooser
                simulationId={simulationId}
                onSimulation={(id, to) => leaveTo(() => go({ simulationId: id, ...(to !== undefined && { day: to }) }))}
                period={period}
                switchRef={trial}
              />
            )
          }
          own={
            own &&
            create && (
              <OwnTools
                ownId={own.id}
                name={names.get(own.id)}
                loaded={loaded}
                proposal={proposal}
                onProposal={setProposal}
                onCreate={create}
              />
            )
          }
        >
          <ExportMenu search={exported} shown={onScreen} isPlanner={isPlanner} />
          <PlanTools
            {...{ reader, ownId, canDraw, shown, period, day, filters, simulationId, edits, index, names }}
            onHelp={openHelp}
          />
        </Toolbar>
      </PlanHead>
      <PlanLines
        simulationId={simulationId}
        onSimulation={(id) => leaveTo(() => go({ simulationId: id }))}
        loaded={loaded}
        teams={teams}
        filters={filters}
        onFilters={onFilters}
        summarisedId={own?.id ?? (view === 'timeline' || simulationId !== undefined ? null : personId)}
        decided={isPlanner && personId !== null ? { personId, name: names.get(personId) } : undefined}
        span={span}
        onOpen={open}
      />
      {Boolean(loaded.error) && (
        <Box sx={{ my: 1 }}>
          <FailureAlert error={loaded.error} onRetry={loaded.retry} />
        </Box>
      )}
      <Box sx={{ height: 4 }}>{loaded.isFetching && !loaded.isPending && <LinearProgress aria-hidden />}</Box>
      <PlanRoom {...panel}>
        <PlanBody
          view={view}
          plan={shown}
          span={span}
          search={exported}
          onDay={(to) => go({ day: to })}
          loaded={loaded}
          isFiltered={isFiltered(filters)}
          may={mayEdit ? 'create' : mayDraw ? 'propose' : 'read'}
          onReset={() => onFilters(NO_FILTERS)}
          onCreate={isPlanner ? begin : undefined}
        >
          <PlanView
            place={place}
            plan={shown}
            names={names}
            span={span}
            today={today}
            actions={actions}
            turned={edits.turned}
            personId={personId}
            revealed={revealed}
            groupNames={groupNames}
            go={go}
            kept={kept}
            onDay={onDay}
            onStep={step}
            onHelp={openHelp}
          />
        </PlanBody>
        <SlotPanel
          opened={opened}
          onClose={() => setOpened(undefined)}
          loaded={loaded}
          index={index}
          names={names}
          edits={edits}
          isPlanner={reader.isPlanner}
          own={own}
          simulationId={simulationId}
          onOpen={setOpened}
          leaving={leaving}
        />
        <PlanNotice edits={edits} names={names} loaded={loaded} span={span} onDay={(to) => go({ day: to })} />
      </PlanRoom>
      <FilterDrawer isOpen={isFiltering} onClose={() => setFiltering(false)} onReset={() => onFilters(NO_FILTERS)}>
        {isSmall && (
          <Stack spacing={2} sx={{ mb: 2 }}>
            <SearchField text={filters.text} onText={onText} inputRef={search} />
            {legend}
          </Stack>
        )}
        <Filters
          plan={loaded.plan}
          teams={teams}
          filters={filters}
          grouping={grouping}
          canGroup={view === 'timeline'}
          isPlanner={reader.isPlanner}
          onFilters={onFilters}
          onGrouping={(next) => go({ grouping: next })}
        />
      </FilterDrawer>
      <PlanPrint
        place={place}
        span={span}
        plan={shown}
        names={names}
        teams={teams}
        companies={loaded.companies}
        groupNames={groupNames}
        isComplete={!loaded.isPending && !loaded.error}
      />
      {edits.meanwhile && (
        <MeanwhileDialog
          meanwhile={edits.meanwhile}
          slotOf={(id) => index.byId.get(id)}
          names={names}
          onSettle={edits.settle}
        />
      )}
      {removedId !== undefined && (
        <SeriesRemoval slotId={removedId} index={index} edits={edits} onClose={() => setRemovedId(undefined)} />
      )}
      {isHelping && <LazyKeyHelp isTimeline={view === 'timeline'} onClose={() => setHelping(false)} />}
    </>
  );
}
