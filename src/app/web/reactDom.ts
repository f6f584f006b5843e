// React's renderer with the package's own file, so that it is set up when that file runs, and not in the task of the application.
export { createRoot } from 'react-dom/client';
