// Pages by declaration (docs/adding-a-resource.md): each file of this folder has a line here. The portal has none so far.
export {};
