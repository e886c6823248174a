import type { SameKeys } from '../../sameKeys';
import type { data as french } from '../fr/data';

export const data: SameKeys<typeof french> = {
  errors: {
    network: 'The service does not answer. Check your connection, then try again.',
    timeout: 'The service takes too long to answer. Try again in a moment.',
    unreadable: 'The answer of the service could not be read.',
    tooLong: 'This list is too long for this order or filter. Narrow the search down.',
    createdWithoutId: 'The item was created, but the service did not give its number. Reload the list to find it.',
    viewAsReadOnly: 'You are viewing the portal as another person: nothing can be saved.',
    unlisted: 'Your organisation’s service does not offer this list.',
    notOffered: 'Your organisation’s service does not offer this function.',
    unaddressed: 'The service did not say how to address this item. Reload the list, then try again.',
    cancelled: 'Cancelled before it was sent.',
    partly: 'Some rows could not be processed.',
    invalid: 'The service refused this input.',
    unauthenticated: 'Your session has expired. Sign in again to continue.',
    forbidden: 'Your rights do not allow this action.',
    notFound: 'This item does not exist, or no longer does.',
    conflict: 'This is not possible in the current state of the item.',
    dependsOnRefused: 'This row depends on another one, which is refused.',
    stale: 'Somebody else has changed this item meanwhile. Reload it before you change it.',
    tooLarge: 'What you sent is too large.',
    unsupported: 'This type of content is not accepted.',
    tooManyRequests: 'Too many requests in a short time. Please wait a moment.',
    unavailable: 'The service is temporarily unavailable. Try again in a few minutes.',
    unexpected: 'The service had a problem. Nothing says that the action succeeded: check before you repeat it.',
  },
};
