import { createRoot } from 'react-dom/client';
import { startFront } from './startFront';

const container = document.getElementById('root');
if (!container) throw new Error("index.html has no element with the id 'root'");

void startFront(createRoot(container));
