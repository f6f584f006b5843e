// A thread with the search indexes of notices and prices, for as long as the server runs.
import '../start/quickLoading.ts';

await import('./answerSearches.ts');
