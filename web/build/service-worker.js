// Keeps the app on the device: every file is stored when this worker is installed and served from the store.
// The build fills in the two constants. A changed file makes a new version, which is stored beside the old one.
const version = '__VERSION__';
const files = ['__FILES__'];

const prefix = 'gipfel-';
const store = prefix + version;

self.addEventListener('install', (event) => {
  // The next load shall get this version; pages that are open keep finding their files in the older store.
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const request = event.request;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});

async function fill() {
  const cache = await caches.open(store);
  await Promise.all(
    files.map(async (name) => {
      if (await cache.match(name)) return;
      // A name with a hash in it always means the same bytes: an older version may have them.
      const known = name.startsWith('assets/') ? await caches.match(name) : undefined;
      const response =
        known ?? (await fetch(name, { cache: name.startsWith('assets/') ? 'default' : 'no-cache' }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await cache.put(name, response);
    }),
  );
}

/** This version and the one before it stay: a page of the latter may still be open. */
async function tidy() {
  const stores = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const older = stores.filter((name) => name !== store);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** There is one page; the address after the hash decides what it shows. */
async function page(request) {
  const scope = self.registration.scope;
  const address = request.url.replace(/[?#].*$/, '');
  if (address !== scope && address !== `${scope}index.html`) return file(request);
  const cache = await caches.open(store);
  return (await cache.match('./')) ?? fetch(request);
}

async function file(request) {
  const cache = await caches.open(store);
  return (await cache.match(request)) ?? (await caches.match(request)) ?? fetch(request);
}
