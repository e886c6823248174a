import type { SameKeys } from '../../sameKeys';
import type { timeline as french } from '../fr/timeline';

export const timeline: SameKeys<typeof french> = {
  label: 'Team schedule',
  hint: 'Arrows to move about, Enter to open, N for a new slot, ? for all keys.',
  people: 'People',
  everyone: 'For everybody',
  noGroup: 'Without a group',
  group: '%{name}, %{smart_count} person |||| %{name}, %{smart_count} people',
  folded: 'folded',
  unfolded: 'unfolded',
  validated: 'validated month',
  moreLabel: '%{smart_count} more slot: show |||| %{smart_count} more slots: show',
  emptyCell: 'No slot',
  emptyDayOff: 'No slot, does not work on this day',
  dayOff: 'Does not work on this day',
  slots: '%{smart_count} slot |||| %{smart_count} slots',
  selected: '%{smart_count} slot selected |||| %{smart_count} slots selected',
  several: '%{place} (%{smart_count} slot) |||| %{place} (%{smart_count} slots)',
  empty: 'Nobody to show: widen the filters.',
  showNight: 'Show the night',
  hideNight: 'Hide the night',
  refused: 'Not possible. %{why}',
  toolbar: 'Selected slots',
  dropHint: 'Choose the new place: tap a cell, or arrows then Enter; Escape to give up.',
  marks: {
    pending: 'pending',
    pendingRemoval: 'removal asked for',
    added: 'added',
    moved: 'moved',
    removed: 'removed',
    origin: 'former place',
    cancelled: 'cancelled',
  },
  commands: {
    new: 'New slot',
    series: 'New series',
    absence: 'New absence',
    person: 'Plan of %{name}',
    open: 'Open',
    move: 'Move',
    copy: 'Copy',
    cut: 'Cut',
    paste: 'Paste',
    duplicate: 'Duplicate',
    delete: 'Delete',
    clear: 'Select nothing',
  },
  said: {
    copied: '%{smart_count} slot copied. |||| %{smart_count} slots copied.',
    cut: '%{smart_count} slot cut: paste it in its new place. |||| %{smart_count} slots cut: paste them in their new place.',
    cancelled: 'Nothing has changed.',
    nothing: 'No slot chosen: click a slot, or go to it with the arrow keys.',
  },
  done: {
    moved: '%{smart_count} slot moved. |||| %{smart_count} slots moved.',
    resized: 'Times changed.',
    copied: '%{smart_count} slot copied there. |||| %{smart_count} slots copied there.',
    pasted: '%{smart_count} slot pasted. |||| %{smart_count} slots pasted.',
    duplicated: '%{smart_count} slot duplicated to the next day. |||| %{smart_count} slots duplicated to the next day.',
    deleted: '%{smart_count} slot deleted. |||| %{smart_count} slots deleted.',
  },
  keys: {
    arrows: {
      keys: 'Arrows',
      text: 'Go from day to day, person to person, slot to slot',
    },
    rows: {
      keys: 'Ctrl+arrows',
      text: 'Go from week to week or person to person and keep the selection',
    },
    ends: {
      keys: 'Home, End, Page',
      text: 'First or last day; ten people up or down',
    },
    open: {
      keys: 'Enter, E',
      text: 'Open the slot, or fold a group',
    },
    draw: {
      keys: 'N, Insert',
      text: 'New slot in the cell',
    },
    select: {
      keys: 'Space, X',
      text: 'Select the slot, or not',
    },
    act: { keys: 'A', text: 'Act on the selection' },
    range: {
      keys: 'Shift+arrows',
      text: 'By days: select several slots',
    },
    all: {
      keys: 'Ctrl+A',
      text: 'Select all',
    },
    move: {
      keys: 'D',
      text: 'Move with the arrows, then Enter; Escape to give up',
    },
    step: {
      keys: 'Alt+arrows',
      text: 'Move at once by a day, 15 minutes or a person',
    },
    resize: {
      keys: 'Alt+Shift+← →',
      text: 'Change the end (with Ctrl the start); by hours, Shift+← → will do',
    },
    clipboard: {
      keys: 'Ctrl+C, X, V',
      text: 'Copy, cut, paste',
    },
    duplicate: {
      keys: 'Ctrl+D',
      text: 'Duplicate to the next day',
    },
    remove: {
      keys: 'Delete',
      text: 'Delete',
    },
    escape: {
      keys: 'Escape',
      text: 'Give up, select nothing',
    },
    pointer: {
      keys: 'Mouse, finger',
      text: 'Drag to move or draw (long press with a finger); Ctrl+drag copies a slot, and selects where there is none; double click to open; right button for the menu',
    },
  },
};
