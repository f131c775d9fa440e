import { expect, test } from 'vitest';
import { shardOf } from '../../src/app/shard-of.ts';

test('a thousand articles are spread over their shards', () => {
  const sizes = Array.from({ length: 42 }, () => 0);
  for (let place = 0; place < 1_000; place++) {
    const shard = shardOf(`article-${place}`, sizes.length);
    sizes[shard] = (sizes[shard] ?? 0) + 1;
  }
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(Math.max(...sizes)).toBeLessThan(72);
});
