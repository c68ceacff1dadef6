import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import '../ui/layers.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { Styleguide } from './styleguide.tsx';

const router = createBrowserRouter([{ path: '*', element: <Styleguide /> }]);
createRoot(document.getElementById('root')!).render(<RouterProvider router={router} />);
