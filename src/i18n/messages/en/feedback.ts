import type { SameKeys } from '../../sameKeys';
import type { feedback as french } from '../fr/feedback';

export const feedback: SameKeys<typeof french> = {
  opinion: {
    menu: 'Give my opinion',
    title: 'Your opinion',
    question: 'How do you rate your organisation, from 0 to 10?',
    none: 'No score',
    score: '%{score} out of 10',
    comment: 'Why? (optional)',
    send: 'Send',
    thanks: 'Thank you!',
    goodDay: 'Have a nice day',
    invitation: 'What do you think of your organisation?',
    give: 'Give my opinion',
    later: 'Later',
  },
  averages: {
    title: 'Average of the scores, month by month',
    none: 'No score was given yet.',
    month: 'Month',
    average: 'Average',
    value: '%{average} (%{smart_count} score) |||| %{average} (%{smart_count} scores)',
  },
  mood: {
    ask: 'My mood today',
    stored: 'Your mood of today was saved',
    failed: 'The mood could not be saved.',
    none: 'No mood was given yet: the face in the bar above gives one.',
    own: 'My mood',
    team: 'Team %{name}',
    day: 'Day',
    week: 'Week',
    mood: 'Mood',
    average: '%{average} out of 5 (%{smart_count} person) |||| %{average} out of 5 (%{smart_count} people)',
    privacy:
      'Only you see your mood. The average of a team is shown for the weeks in which at least %{people} people answered.',
  },
  news: {
    unread: 'New',
    count: '%{smart_count} news item |||| %{smart_count} news items',
    none: 'No news was published yet.',
    more: 'Show earlier ones',
    version: 'Version %{version}',
    search: 'Search the news',
  },
  reports: {
    title: 'My reports',
    none: 'No report is open to you. An administrator can give you access.',
    open: 'Open',
    openNamed: 'Open the report %{name} in a new tab',
  },
};
