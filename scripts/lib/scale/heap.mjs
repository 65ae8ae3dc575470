/** Entries `[key, value]`, the least key first; equal keys in the order in which they came. */
export class Heap {
  constructor() {
    this.entries = [];
    this.count = 0;
  }

  get size() {
    return this.entries.length;
  }

  get least() {
    return this.entries[0];
  }

  push(key, value) {
    const { entries } = this;
    const entry = [key, value, this.count++];
    let place = entries.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!before(entry, entries[parent])) break;
      entries[place] = entries[parent];
      place = parent;
    }
    entries[place] = entry;
  }

  pop() {
    const { entries } = this;
    const least = entries[0];
    const last = entries.pop();
    if (entries.length > 0) this.sink(last);
    return least;
  }

  sink(entry) {
    const { entries } = this;
    let place = 0;
    for (let child = 1; child < entries.length; child = 2 * place + 1) {
      if (child + 1 < entries.length && before(entries[child + 1], entries[child])) child++;
      if (!before(entries[child], entry)) break;
      entries[place] = entries[child];
      place = child;
    }
    entries[place] = entry;
  }
}

const before = (one, other) => one[0] < other[0] || (one[0] === other[0] && one[2] < other[2]);
