// npm run bench -- NAME: measures one thing; not part of the tests, because machines are noisy.
const benches = [
  'search',
  'relevance',
  'import',
  'load',
  'logins',
  'calendar',
  'email',
  'tasks',
  'dashboards',
  'cards',
  'files',
  'fuzz',
  'quotas',
  'html',
  'neighbours',
  'searchIndex',
  'exports',
  'alerts',
  'soak',
  'firstScreens',
  'precos',
  'start',
  'throughput',
];
const [name = ''] = process.argv.splice(2, 1);
if (!benches.includes(name)) {
  console.error(`Usage: npm run bench -- ${benches.join('|')}`);
  process.exit(2);
}
await import(`./${name}.ts`);
