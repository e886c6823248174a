// What `object.entries` becomes: its package is 30 kB of stand-ins for browsers that have none.
module.exports = Object.entries;
