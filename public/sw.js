// Takes the place of the service worker that earlier versions had, which browsers look for here: it removes what that one kept, and itself.
const prefix = location.pathname.replace('/sw.js', '');

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith(`certame${prefix}-`));
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
