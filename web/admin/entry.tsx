import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createPanelClient } from '../data/panel-client.ts';
import { forgetOldDrafts } from './editor/drafts/drafts.ts';
import { claimTab } from './editor/drafts/tab.ts';
import { Panel } from './panel.tsx';
import { routes } from './routes.tsx';
import { storedToken, tokenRefused } from './session/session.ts';
import './ui/mantine.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import './ui/panel.css';

const client = createPanelClient({ token: storedToken, refused: tokenRefused });
const element = document.getElementById('panel');
forgetOldDrafts();
await claimTab();
if (element) createRoot(element).render(<Panel client={client} router={createBrowserRouter(routes)} />);
