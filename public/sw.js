// Takes the place of the service worker that earlier versions had, whose updates browsers look for here: removes it and what it kept.
const prefix = location.pathname.replace('/sw.js', '');
const own = `certame${prefix}-`;
// By it open pages of an earlier version see that there is a newer one, and reload unless they have been used. The new page deletes it.
const newer = `${own}build-newer`;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(remove()));

async function install() {
  await (await caches.open(newer)).add(`${prefix}/index.html`);
  await skipWaiting();
}

async function remove() {
  const names = (await caches.keys()).filter((name) => name.startsWith(own) && name !== newer);
  await Promise.all(names.map((name) => caches.delete(name)));
  await registration.unregister();
}
