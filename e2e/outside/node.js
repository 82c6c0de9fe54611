import { Table, games, loadRules, startPosition } from 'gipfel-rules';

await loadRules();
for (const { game, variants } of games()) {
  for (const variant of variants) {
    const answer = startPosition(game, variant, []);
    if ('problem' in answer) throw new Error(answer.problem.english);
    const table = new Table(answer.value.text, null, [], '');
    process.stdout.write(`${table.now().position?.text}\n`);
  }
}
