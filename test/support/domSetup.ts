import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '@testing-library/jest-dom/vitest';

// Screens load when they are first opened: on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 8_000 });

afterEach(cleanup);
